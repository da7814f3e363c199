// What the index or its rules say beside the hits: banners, redirects, user data, and notes on the answer.
import { count, el, plural } from "./dom.js";
import { marked } from "./marks.js";
import { webAddress } from "./values.js";

const first = (object, names) => names.map((name) => object[name]).find((v) => typeof v === "string" && v !== "");

function link(address, text) {
  const url = webAddress(address);
  return url ? el("a", { href: url.href, rel: "noreferrer noopener", target: "_blank" }, text || address) : (text ?? null);
}

function image(address, alt) {
  const url = webAddress(address);
  return url && /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(url.pathname)
    ? el("img", { class: "banner-picture", src: url.href, alt, loading: "lazy", referrerpolicy: "no-referrer" })
    : null;
}

function banner(data) {
  if (data === null || data === undefined) return null;
  if (typeof data !== "object") return el("div", { class: "banner" }, el("span", { class: "badge" }, "Banner"), el("p", {}, String(data)));
  const title = first(data, ["title", "headline", "heading", "name"]);
  const text = first(data, ["text", "body", "description", "message", "content", "banner"]);
  const target = first(data, ["link", "url", "href", "target", "redirect"]);
  const source = first(data, ["image", "img", "picture", "imageUrl", "banner"]);
  return el("div", { class: "banner" },
    el("span", { class: "badge" }, "Banner"),
    source ? image(source, title ?? "") : null,
    title ? el("p", { class: "banner-title" }, target ? link(target, title) : title) : null,
    text ? el("p", {}, text) : null,
    !title && target ? el("p", {}, link(target, target)) : null,
    title || text || target ? null : el("pre", { tabindex: "0" }, JSON.stringify(data, null, 2)));
}

export function banners(answer) {
  const user = answer.userData === undefined ? [] : [answer.userData].flat();
  const rendering = answer.renderingContent ?? {};
  const widgets = (rendering.widgets?.banners ?? []).map((widget) => ({
    image: widget?.image?.urls?.[0]?.url, title: widget?.image?.title, link: widget?.link?.url,
  }));
  const redirect = rendering.redirect?.url;
  return [
    ...[...user, ...widgets].map(banner),
    redirect ? el("div", { class: "banner" }, el("span", { class: "badge" }, "Redirect"), el("p", {}, "This query leads to ", link(redirect, redirect))) : null,
  ].filter(Boolean);
}

export function notes(answer) {
  const texts = [];
  if (answer.queryAfterRemoval) {
    texts.push(["Searched without some words: ", el("span", { class: "removal" }, marked(answer.queryAfterRemoval, { element: "del" }))]);
  }
  if (answer.appliedRules?.length) {
    const ids = answer.appliedRules.map((rule) => rule.objectID ?? "?").join(", ");
    texts.push(`${answer.appliedRules.length === 1 ? "Rule" : "Rules"} applied: ${ids}`);
  }
  if (answer.nbSortedHits !== undefined) texts.push(`Only the ${count(answer.nbSortedHits)} most relevant are sorted.`);
  if (answer.truncated) texts.push("A limit of pages cut this list off.");
  const { skipped = 0, blanked = 0 } = answer.invalidHits ?? {};
  if (skipped || blanked) texts.push(`${plural(skipped + blanked, "hit")} did not fit the schema (${skipped} skipped, ${blanked} blanked).`);
  return texts.map((text) => el("p", { class: "note" }, text));
}

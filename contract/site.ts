import * as v from 'valibot';

/** The ID of the script element that holds a `Site`, as JSON. Missing where the operator has set nothing of it. */
export const siteId = 'site';

/** What the operator decides about every page: the product's name, who runs the server, and pages of the operator's own. */
export const Site = v.object({
  product: v.string(),
  /** The name of the person or company; null where it is not set. */
  operator: v.nullable(v.string()),
  /** Where users reach the operator: an email address, or an address with `https:`. */
  contact: v.nullable(v.string()),
  /** Own pages, such as an imprint. `to` is a path of this server. */
  pages: v.array(v.object({ to: v.string(), label: v.string() })),
});
export type Site = v.InferOutput<typeof Site>;

/** The site of a server whose operator has set nothing. */
export const plainSite: Site = { product: 'Mates', operator: null, contact: null, pages: [] };

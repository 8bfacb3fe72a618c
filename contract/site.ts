import * as v from 'valibot';

/** The ID of the script element that holds a `Site`, as JSON. Missing where it is `plainSite`. */
export const siteId = 'site';

/** The settings of the server that concern every page. */
export const Site = v.object({
  /** Where the links of mails go: to mailboxes, to the server's terminal, or to files in its folder `outbox`. */
  mail: v.picklist(['delivered', 'printed', 'stored']),
  /** Whether the server is somebody's home, where nobody has credits. */
  home: v.optional(v.literal(true)),
  /** Whether the server turns speech into text. */
  transcribes: v.optional(v.literal(true)),
  /** Whether the server has a voice. */
  speaks: v.optional(v.literal(true)),
  product: v.string(),
  /** The name of the person or company; null where it is not set. */
  operator: v.nullable(v.string()),
  /** Where users reach the operator: an email address, or an address with `https:`. */
  contact: v.nullable(v.string()),
  /** Own pages, such as an imprint. `to` is a path of this server. */
  pages: v.array(v.object({ to: v.string(), label: v.string() })),
});
export type Site = v.InferOutput<typeof Site>;

/** The site of a page that no server has changed. */
export const plainSite: Site = {
  mail: 'delivered',
  product: 'Mates',
  operator: null,
  contact: null,
  pages: [],
};

/** Whether the server's terminal shows a code that confirms a sign-up, in place of a link that nobody mails. */
export const asksForCode = ({ home, mail }: Site): boolean => home === true && mail !== 'delivered';

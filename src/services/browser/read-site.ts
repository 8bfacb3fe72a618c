import * as v from 'valibot';
import { plainSite, Site, siteId } from '../../../contract/site.ts';

/** Returns what the operator has set, which the server puts into the document. */
export function readSite(
  page: { readonly getElementById: (id: string) => Pick<Node, 'textContent'> | null } = document,
): Site {
  const { success, output } = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Site),
    page.getElementById(siteId)?.textContent,
  );
  return success ? output : plainSite;
}

import { useMessages } from '../../../locales/messages.ts';

/** Returns how a tag is shown: those of the catalogue in the language of the page, those of users as they wrote them. */
export function useTagLabel(): (tag: string) => string {
  const labels: Readonly<Record<string, string>> = useMessages('tagLabels');
  return (tag) => labels[tag] ?? tag;
}

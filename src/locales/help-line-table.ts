import { countries } from './help-lines.ts';
import { regionNamesOf } from './intl-durations.ts';
import { table, type TextBlock } from './text-page.ts';

interface HelpLineTexts {
  readonly locale: string;
  readonly caption: string;
  readonly head: readonly string[];
  /** For a number that also takes text messages. */
  readonly callOrText: (number: string) => string;
}

/** Builds the table of all helplines: first that of the country where most speak the language, then by country. */
export function helpLineTable({ locale, caption, head, callOrText }: HelpLineTexts): TextBlock {
  const nameOf = regionNamesOf(locale);
  const { region: first } = new Intl.Locale(locale).maximize();
  const { compare } = new Intl.Collator(locale);
  const rows = Object.entries(countries)
    .map(([region, { line }]) => ({ region, name: nameOf(region), line }))
    .toSorted((one, other) =>
      one.region === first ? -1 : other.region === first ? 1 : compare(one.name, other.name),
    )
    .map(({ name, line }) => [name, line.name, line.takesTexts ? callOrText(line.number) : line.number]);
  return table({ caption, head, rows });
}

import { helpLinesIn } from './help-lines-in.ts';
import { helplineFinder } from './help-anywhere.ts';
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
  const { region: nameOf, regions, line: lineOf } = helpLinesIn(locale);
  const { region: first } = new Intl.Locale(locale).maximize();
  const codes = regions();
  const rows = [...codes.filter((code) => code === first), ...codes.filter((code) => code !== first)].flatMap(
    (code) => {
      const line = lineOf(code);
      if (line === null) return [];
      return [[nameOf(code), line.name, line.takesTexts ? callOrText(line.number) : line.number]];
    },
  );
  return table({ caption, head, rows });
}

interface HelpLineLinks {
  readonly locale: string;
  /** The countries whose lines are a press away: those where many speak the language. */
  readonly regions: readonly string[];
  readonly call: (number: string, country: string) => string;
  /** The label of the page that finds other lines. */
  readonly finder: string;
}

/** Builds the links that call the lines of some countries, and the one to lines of all others. */
export function helpLineLinks({ locale, regions, call, finder }: HelpLineLinks): TextBlock {
  const { region: nameOf, line: lineOf } = helpLinesIn(locale);
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });
  const lines = regions.flatMap((region) => {
    const line = lineOf(region);
    return line === null ? [] : [{ region, ...line }];
  });
  // One link for the countries that share a number.
  const calls = lines
    .filter(({ dial }, index) => lines.findIndex((other) => other.dial === dial) === index)
    .map(({ dial, number }) => {
      const sharing = lines.filter((other) => other.dial === dial);
      return {
        to: `tel:${dial}`,
        label: call(number, and.format(sharing.map(({ region }) => nameOf(region)))),
      };
    });
  return { links: [...calls, { to: helplineFinder, label: finder }] };
}

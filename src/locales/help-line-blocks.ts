import type { Language } from '../../contract/languages.ts';
import { helplineFinder } from './help-anywhere.ts';
import { helpLinesIn } from './help-lines-in.ts';
import type { TextBlock, TextPage } from './text-page.ts';

/** Stands in a page for what is made from the list of helplines. */
export type HelpBlock = { readonly helpLinks: HelpLinkTexts } | { readonly helpTable: HelpTableTexts };

interface HelpLinkTexts {
  readonly call: (values: { number: string; country: string }) => string;
  /** The label of the page that finds other lines. */
  readonly finder: string;
}

interface HelpTableTexts {
  readonly caption: string;
  readonly head: readonly string[];
  /** For a number that also takes text messages. */
  readonly callOrText: (number: string) => string;
}

/** The countries whose lines are a press away: those where many speak the language. */
const nearRegions: Readonly<Record<Language, readonly string[]>> = {
  en: ['US', 'CA', 'GB', 'IE', 'AU', 'NZ'],
  de: ['DE', 'AT', 'CH'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'UY', 'US'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  'pt-BR': ['BR', 'PT'],
  ja: ['JP'],
  'zh-CN': ['CN', 'TW', 'SG'],
  ar: ['EG', 'SA', 'AE', 'LB'],
};

/** Puts the list of helplines into a page where blocks stand for it. */
export function withHelpLines(
  { intro, sections }: TextPage<TextBlock | HelpBlock>,
  language: Language,
): TextPage {
  const written = Object.entries(sections).map(([id, { heading, blocks }]) => [
    id,
    { heading, blocks: blocks.map((block) => toTextBlock(block, language)) },
  ]);
  return { intro, sections: Object.fromEntries(written) };
}

function toTextBlock(block: TextBlock | HelpBlock, language: Language): TextBlock {
  if (typeof block === 'string') return block;
  if ('helpLinks' in block) return { links: linksOf(block.helpLinks, language) };
  return 'helpTable' in block ? { table: tableOf(block.helpTable, language) } : block;
}

/** All helplines: first that of the country where most speak the language, then by country. */
function tableOf({ caption, head, callOrText }: HelpTableTexts, language: Language) {
  const { region: nameOf, regions, line: lineOf } = helpLinesIn(language);
  const { region: first } = new Intl.Locale(language).maximize();
  const codes = regions();
  const rows = [...codes.filter((code) => code === first), ...codes.filter((code) => code !== first)].flatMap(
    (code) => {
      const line = lineOf(code);
      if (line === null) return [];
      return [[nameOf(code), line.name, line.takesTexts ? callOrText(line.number) : line.number]];
    },
  );
  return { caption, head, rows };
}

/** The links that call the lines of some countries, and the one to lines of all others. */
function linksOf({ call, finder }: HelpLinkTexts, language: Language) {
  const { region: nameOf, line: lineOf } = helpLinesIn(language);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const lines = nearRegions[language].flatMap((region) => {
    const line = lineOf(region);
    return line === null ? [] : [{ region, ...line }];
  });
  // One link for the countries that share a number.
  const calls = lines.map(({ dial, number }) => {
    const sharing = lines.filter((other) => other.dial === dial);
    const country = and.format(sharing.map(({ region }) => nameOf(region)));
    return [`tel:${dial}`, call({ number, country })];
  });
  return { ...Object.fromEntries(calls), [helplineFinder]: finder };
}

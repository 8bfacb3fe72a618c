import { expect, test } from 'vitest';
import { descend, filesBelow, nameOf, syntaxOf, textOfFile } from '../source.ts';

/** Properties and values that name a physical side of the screen instead of a logical one. */
const sided = [
  /(?:^|[\s;{])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-[\w]+)*\s*:/m,
  /(?:^|[\s;{])(?:left|right)\s*:/m,
  /(?:^|[\s;{])border-(?:top|bottom)-(?:left|right)-radius\s*:/m,
  /(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b/,
];

test('[S2.29] style sheets use logical directions, so that layouts work from right to left', () => {
  const sheets = filesBelow('src').filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(40);
  const found = sheets.filter((file) => {
    const code = textOfFile(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return sided.some((pattern) => pattern.test(code));
  });
  expect(found).toEqual([]);
});

/** The logo is an image: it looks the same in every language. */
const pictures = ['src/views/layout/header/brand.module.css'];

test('[S2.29] style sheets list no different values for left and right in a four-value shorthand', () => {
  const uneven = filesBelow('src')
    .filter((file) => file.endsWith('.css') && !pictures.includes(file))
    .flatMap((file) =>
      [
        ...textOfFile(file).matchAll(
          /(?:^|[\s;{])(padding|margin|inset|border-width|border-radius|scroll-(?:padding|margin)):([^;{}]+);/g,
        ),
      ]
        .filter(([, property = '', value = '']) => isUneven(property, valuesIn(value)))
        .map(([rule]) => `${file}: ${rule.trim()}`),
    );
  expect(uneven).toEqual([]);
});

/** In a list of four sides, the second is the right one and the fourth the left one; of four corners each differs. */
const isUneven = (property: string, [first, second, third, fourth]: readonly string[]): boolean => {
  if (fourth === undefined) return false;
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
};

/** Splits the values of a list; each value includes its parenthesized part. */
const valuesIn = (list: string): string[] =>
  list.trim().match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** Subjects are listed by mail programs that may show isolates as signs. */
const plain = new Set(['subject']);

/** The texts of the page are compiled: see scripts/lib/texts. */
const filesInArabic = ['server/locales/ar.ts'];

test('[S2.29] Arabic texts isolate every value in them, so that its parts keep their order', () => {
  const templates = filesInArabic.flatMap((file) => {
    const nodes = syntaxOf(textOfFile(file));
    const isolating = nodes
      .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && nameOf(tag) === 'isolated')
      .map(({ quasi }) => quasi);
    const titles = nodes
      .filter(({ type, key }) => type === 'Property' && plain.has(nameOf(key) ?? ''))
      .flatMap(({ value }) => descend(value));
    const addresses = nodes.filter(({ type }) => type === 'ImportExpression').map(({ source }) => source);
    const withValues = nodes.filter(
      ({ type, expressions }) => type === 'TemplateLiteral' && hasItems(expressions),
    );
    return withValues
      .filter((node) => !titles.includes(node) && !addresses.includes(node))
      .map((node) => ({
        place: `${file} at ${String(node['start'])}`,
        isIsolated: isolating.includes(node),
      }));
  });
  expect(templates.length).toBeGreaterThan(20);
  expect(templates.filter(({ isIsolated }) => !isIsolated)).toEqual([]);
});

test('[S2.29] Arabic texts are not put together from parts', () => {
  const sums = filesInArabic.filter((file) =>
    syntaxOf(textOfFile(file)).some(({ type, operator }) => type === 'BinaryExpression' && operator === '+'),
  );
  expect(sums).toEqual([]);
});

const hasItems = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

import { expect, test } from 'vitest';
import { filesBelow, textOfFile } from './source.ts';

/** What names a side of the screen rather than a side of the line of writing. */
const sided = [
  /(?:^|[\s;{])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-[\w]+)*\s*:/m,
  /(?:^|[\s;{])(?:left|right)\s*:/m,
  /(?:^|[\s;{])border-(?:top|bottom)-(?:left|right)-radius\s*:/m,
  /(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b/,
];

test('[S2.29] no style sheet names a side of the screen: what stands at the start of a line is there in every language', () => {
  const sheets = filesBelow('src').filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(40);
  const found = sheets.filter((file) => {
    const code = textOfFile(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return sided.some((pattern) => pattern.test(code));
  });
  expect(found).toEqual([]);
});

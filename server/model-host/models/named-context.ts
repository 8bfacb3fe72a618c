/** A model with fewer tokens cannot be used: a smaller number means something else. */
const minNamed = 256;

const context = '(?:context|max_seq_len|max_model_len|max_position_embeddings)';
const prompt = '(?:prompt|input|sequence|token)';
const most = '(?:maximum|max|limit|at most|allowed|no more than|less than|cannot exceed|<=|≤)';
/** The text allowed between a name and its number: neither another number nor the end of a sentence. */
const gap = '[^\\d.;]{0,40}?';
const count = '(?<!\\bby )(?<!\\d)(\\d{3,9})(?!\\d|[.]\\d)';

/** Where hosts name the size of a model's context, the surest first: of a kind that occurs more than once the least counts. */
const kinds = [
  [`\\bn_ctx\\b${gap}${count}`],
  [`(?<!-)>\\s*${count}`],
  [
    `\\b${context}[\\s_-]*(?:length|size|window|limit|budget|len)?s?\\b${gap}${count}`,
    `${count}[\\s-]*(?:tokens?)?[\\s-]*(?:maximum |max )?context`,
  ],
  [
    `\\b${most}[^\\d.;]{0,20}?\\b${prompt}${gap}${count}`,
    `\\b${prompt}s?\\b[^\\d.;]{0,40}?${most}${gap}${count}`,
    `${most}(?: of| is| to|:)?\\s*${count}`,
    `range of ${prompt}[^\\d;]{0,40}\\[\\d+,\\s*${count}`,
  ],
].map((patterns) => patterns.map((pattern) => new RegExp(pattern, 'gi')));

/** Returns how many tokens a model holds, by the words with which its host refuses a longer prompt; null where they do not say. */
export const namedContext = (words: string): number | null => {
  const text = words.replaceAll(/(?<=\d)[,_'’](?=\d{3}(?!\d))/g, '');
  for (const patterns of kinds) {
    const sizes = patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map((match) => Number(match[1]))
      .filter((size) => size >= minNamed);
    if (sizes.length > 0) {
      return Math.min(...sizes);
    }
  }
  return null;
};

import * as v from 'valibot';

/** The JSON object in a model's answer of at most `longest` UTF-16 units: many models put it into a code fence or a sentence. */
export const JsonAnswer = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.transform((text) => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)),
    v.parseJson(),
  );

import * as v from 'valibot';
import arabic from './languages/arabic.json' with { type: 'json' };
import bengali from './languages/bengali.json' with { type: 'json' };
import chinese from './languages/chinese.json' with { type: 'json' };
import czech from './languages/czech.json' with { type: 'json' };
import dutch from './languages/dutch.json' with { type: 'json' };
import emoji from './languages/emoji.json' with { type: 'json' };
import english from './languages/english.json' with { type: 'json' };
import filipino from './languages/filipino.json' with { type: 'json' };
import french from './languages/french.json' with { type: 'json' };
import german from './languages/german.json' with { type: 'json' };
import greek from './languages/greek.json' with { type: 'json' };
import hebrew from './languages/hebrew.json' with { type: 'json' };
import hindi from './languages/hindi.json' with { type: 'json' };
import romanHindi from './languages/roman-hindi.json' with { type: 'json' };
import indonesian from './languages/indonesian.json' with { type: 'json' };
import italian from './languages/italian.json' with { type: 'json' };
import japanese from './languages/japanese.json' with { type: 'json' };
import korean from './languages/korean.json' with { type: 'json' };
import persian from './languages/persian.json' with { type: 'json' };
import polish from './languages/polish.json' with { type: 'json' };
import portuguese from './languages/portuguese.json' with { type: 'json' };
import romanian from './languages/romanian.json' with { type: 'json' };
import russian from './languages/russian.json' with { type: 'json' };
import scandinavian from './languages/scandinavian.json' with { type: 'json' };
import spanish from './languages/spanish.json' with { type: 'json' };
import thai from './languages/thai.json' with { type: 'json' };
import turkish from './languages/turkish.json' with { type: 'json' };
import ukrainian from './languages/ukrainian.json' with { type: 'json' };
import vietnamese from './languages/vietnamese.json' with { type: 'json' };
import { createReader, createJudge } from './crisis-reader.ts';
import { createUnhide } from '../disguise.ts';
import { isDenied, isFiction, isJest } from '../patterns/negation.ts';
import { Lexicon, Patterns, type Reader } from '../patterns/lexicon.ts';

const lexicons = v.parse(v.array(Lexicon), [
  // The languages of the product.
  spanish,
  portuguese,
  french,
  german,
  japanese,
  chinese,
  arabic,
  // Languages with every class.
  italian,
  korean,
  russian,
  hindi,
  romanHindi,
  turkish,
  dutch,
  polish,
  indonesian,
  // Languages with the core only.
  ukrainian,
  vietnamese,
  scandinavian,
  romanian,
  czech,
  filipino,
  greek,
  thai,
  hebrew,
  persian,
  bengali,
  emoji,
]);

/** Creates a reader of the output of `plainEnglish`. */
export const createEnglishReader = (): Reader =>
  createReader(v.parse(Patterns, english), { isDenied, isFiction, isJest });

/** Creates a reader for each other language, the product's languages first. */
export const createOtherReaders = (): readonly Reader[] =>
  lexicons.map((lexicon) => createReader(lexicon, createJudge(lexicon)));

/** Restores masked letters in words of core phrases of languages other than English. */
export const unhide = createUnhide(lexicons.flatMap(({ core }) => core.flatMap((cry) => cry.split(' '))));

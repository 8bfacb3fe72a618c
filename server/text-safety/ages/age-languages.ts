import * as v from 'valibot';
import arabic from './languages/arabic.json' with { type: 'json' };
import chinese from './languages/chinese.json' with { type: 'json' };
import dutch from './languages/dutch.json' with { type: 'json' };
import english from './languages/english.json' with { type: 'json' };
import french from './languages/french.json' with { type: 'json' };
import german from './languages/german.json' with { type: 'json' };
import hindi from './languages/hindi.json' with { type: 'json' };
import indonesian from './languages/indonesian.json' with { type: 'json' };
import italian from './languages/italian.json' with { type: 'json' };
import japanese from './languages/japanese.json' with { type: 'json' };
import korean from './languages/korean.json' with { type: 'json' };
import polish from './languages/polish.json' with { type: 'json' };
import portuguese from './languages/portuguese.json' with { type: 'json' };
import russian from './languages/russian.json' with { type: 'json' };
import spanish from './languages/spanish.json' with { type: 'json' };
import turkish from './languages/turkish.json' with { type: 'json' };
import { AgeLanguage } from './age-patterns.ts';

/** Also holds the coded terms that people use in every language with Latin letters. */
export const englishAges = v.parse(AgeLanguage, english);

/** The languages in which ages are read. */
export const ageLanguages: readonly AgeLanguage[] = [
  englishAges,
  ...v.parse(v.array(AgeLanguage), [
    german,
    french,
    spanish,
    portuguese,
    italian,
    dutch,
    polish,
    russian,
    turkish,
    indonesian,
    japanese,
    chinese,
    korean,
    arabic,
    hindi,
  ]),
];

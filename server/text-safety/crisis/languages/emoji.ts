import type { Lexicon } from '../../patterns/lexicon.ts';

/** Cries in which a picture replaces the word, in any language that writes the intention before the deed. */
export const emoji: Lexicon = {
  language: 'und',
  script: 'emoji',
  parts: {
    intend:
      '(to|wanna|gonna|will|quiero|vou|quero|veux|vais|voglio|vorrei|mochte|хочу|хочеться|chce|mau|pengen|wil|vreau|θελω|muon|chci|vill|gusto ko|اريد|想|要)',
    death: '[💀☠⚰🪦🔫🪢⚱🔪🗡]',
    means: '[🔫🪢🔪💊🌉🚂🚆🪒🧴]',
    me: '(myself|my self|me|mich|mi mism[oa]|moi|себя|mezelf|diriku|sie)',
  },
  denial: 'not',
  fiction: 'game|film|movie|story|novel|spiel|juego|jeu|gioco|игр',
  things: 'lol|lmao|haha|😂|🤣|meme|joke',
  steppedOut: 'ooc|irl',
  frames: {
    active: [
      '<death>️? ?<me>(?![a-z])',
      '(?<![a-z])<intend> (just |go |be |da |sa )?<death>+($| (tonight|now|fr|already|today|myself|so bad)|[.,])',
      '(?<![a-z])(me|i|yo|io|moi|ich|я) ?([+&x]|and|mit|con|avec|с) ?(a |the |an )?<means>',
      '(^|[^a-z])(unalive|kms|kys me|delete myself)(?![a-z])',
    ],
    passive: [],
    method: [
      '[🔫🪢🔪]+ ?(is|are) (ready|tied|loaded|waiting)',
      '<means>+ ?(to|in|at|on|against|into) (my|the) (head|mouth|neck|temple|wrists?)',
      '💊{3,}.{0,30}(all|bye|goodbye|goodnight|sleep|enough|end)',
      '(?<![a-z])i (\\S+ ){0,3}(jump|jumping) (from |off )?(the |a )?🌉',
    ],
    farewell: [],
    burden: [],
    worthless: [],
    hopeless: [],
    selfHarm: [
      '(🔪|🪒|🩸)+ ?(my|mis|mes|meine|i miei|meus) (wrists?|arms?|thighs?|skin|brazos|bras|arme|polsi|bracos|pulsos)',
      '(cut|cutting|hurt|hurting) (myself )?(again )?(🔪|🪒|🩸)',
    ],
    eating: [],
    otherPerson: [],
  },
  core: [],
};

import type { Samples } from '../samples.ts';

/** Harmless messages in other voices (teenage chat, formal, elderly, not native), measured once. */
export const secondRoundNegatives: Samples = {
  passive: {
    en: [
      'lowkey wanna sleep till 2026',
      'I do not wish to be woken before nine, thank you kindly',
      'i cant wait to close my eyes and not open them til noon lol',
      'My late husband always said he wished he had been born a sailor.',
      'i not want live in this city more, too much noise, i look for other flat',
    ],
    es: ['ya no quiero vivir con mis suegros'],
    de: ['in dem Haus möchte ich nicht mehr wohnen, zu viele Treppen'],
    it: ['non voglio più vivere in questo condominio'],
    ru: ['не хочу больше жить с родителями, ищу квартиру'],
    ko: ['서울에서 살기 싫어, 시골로 이사 가고 싶어'],
    fr: ["je ne veux plus vivre à Paris, c'est trop cher"],
    pl: ['nie chcę już mieszkać z rodzicami'],
    tr: ['artık bu şehirde yaşamak istemiyorum, çok kalabalık'],
  },
  active: {
    en: [
      'bro im actually dead 💀💀 that was so funny',
      'if he posts one more thirst trap im gonna die lmao',
      'I would sooner die than miss the Sunday crossword.',
      'my wifi wants to kill itself today',
      'i want kill this boss but he is too strong',
      'omg kill me he saw my search history 😂',
    ],
    es: ['me mataste con ese meme jajaja'],
    'pt-BR': ['tô morta com essa foto kkkkk'],
    de: ['ich sterb gleich vor Hunger, wann gibts Essen'],
    id: ['ngakak sampe mau mati wkwk'],
    tr: ['ölüyorum gülmekten yaaa'],
    ru: ['я просто умер с этого видео ахах'],
    'zh-CN': ['笑死，这也太离谱了'],
    hi: ['यार गर्मी से मर रहे हैं'],
    nl: ['ik ga stuk haha wat een mop'],
  },
  method: {
    en: [
      'How many tablets of aspirin may I take with warfarin, doctor says ask pharmacist?',
      'whats the tallest building in dubai again',
      'I bought new razor blades, the old ones pull my beard',
      'my grandson taught me to tie a bowline knot for the boat',
      'how much sugar would it take to kill a lawn',
    ],
    es: ['¿cuántas gotas de este jarabe le doy al niño?'],
    ko: ['이 약 하루에 몇 알 먹어요?'],
    it: ['quanto è alto il ponte di Messina nel progetto?'],
  },
  farewell: {
    en: [
      'last night of tour tonight, thank u for everything nyc!!',
      'I shall not be here on Thursday, as my daughter is fetching me for tea.',
      'gave my old ps4 to my cousin, got the new one yay',
      'We wrote the thank-you letters for the wedding guests all evening.',
      'goodnight, sleep well, talk tomorrow',
    ],
    de: ['am Montag bin ich nicht da, da hab ich frei'],
    fr: ["je ne serai pas là demain, j'ai cours"],
    ru: ['завтра меня не будет на работе, беру отгул'],
    pl: ['jutro mnie nie będzie w szkole, idę do lekarza'],
    id: ['besok aku nggak ada di kantor ya, cuti'],
  },
  burden: {
    en: [
      'they would do better without that goalkeeper',
      'The stairs have become a burden at my age.',
      'ppl would be happier without group projects',
    ],
    tr: ['bu çanta çok ağır, yük oluyor'],
  },
  hopeless: {
    en: [
      'no hope for the lakers this year',
      'i give up on this math thing lol',
      'whats the point of a 7am lecture',
    ],
    hi: ['इस ट्रैफिक से थक गया हूँ'],
    pl: ['nie daję już rady z tą matmą, pomożesz?'],
  },
  'self-harm': {
    en: [
      'sliced my thumb on a can lid, ouch',
      'I scratched my leg in the garden among the roses.',
      'my cat cut up my arm again, little devil',
    ],
    fr: ['je me suis brûlée avec le four'],
  },
  eating: {
    en: [
      'havent eaten since 7 and im starving, burger time',
      'Since the stomach bug I have eaten nothing for two days.',
    ],
  },
  'other-person': {
    en: ['my friend is dying to meet you', 'my bf kills me with his puns'],
    it: ['la mia coinquilina ha preso un sacco di vestiti in saldo'],
  },
  'out-of-story': {
    en: [
      'ok pause the rp, gotta feed the dog',
      'what if my oc has a death wish but a soft heart',
      'In Act Five, Othello stabs himself. I taught it for thirty years.',
    ],
    es: ['mi personaje quiere morir en batalla, escribe la escena'],
    ja: ['このキャラは死にたいと言うけど本当は優しい、という設定でお願い'],
    ru: ['мой персонаж прыгает с крыши на крышу, как в ассасине'],
  },
  masked: { en: ['l.o.l. that was g.r.e.a.t.', 'c u l8r, gotta d!p', 'S.O.S. i need snacks'] },
};

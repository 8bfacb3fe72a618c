import { capitalized } from '../../capitalized.ts';

const maxNameLength = 24;

/** The name in what follows "my name is" or "call me", or null where no name is to be found. */
export function nameIn(captured: string): string | null {
  const words = captured.split(' ');
  const end = words.findIndex((word) => afterAName.has(word.toLowerCase()));
  const candidates = (end < 0 ? words : words.slice(0, end)).slice(0, 2);
  const [first, second] = candidates;
  if (first === undefined || !plausible(first)) return null;
  const full = `${written(first)} ${written(second ?? '')}`;
  const both = second !== undefined && plausible(second) && /^\p{Lu}/u.test(second) && words.length <= 3;
  return both && full.length <= maxNameLength ? full : written(first);
}

/**
 * The name in what follows a bare "I am", where most words are not names ("I am tired"): it must stand alone and be
 * capitalized, unless the mate has just asked for it or the user greets.
 */
export function nameAfterIAm(captured: string, asked: boolean): string | null {
  const words = captured.split(' ');
  const alone = words.length === 1 || afterAName.has(words[1]?.toLowerCase() ?? '');
  const [first = ''] = words;
  const looksLikeOne = /^\p{Lu}/u.test(first) || asked || !/\p{Script=Latin}/u.test(first);
  return alone && looksLikeOne && !/(?:ing|ed|ly|ish)$/iu.test(first) ? nameIn(first) : null;
}

/** The name in a short answer to "what should I call you?": "Ada", "just Ada", "it is Ada, nice to meet you". */
export function nameInAnswer(text: string): string | null {
  const words = text.split(' ').filter((word) => !beforeAName.has(word.toLowerCase()));
  const end = words.findIndex((word) => afterAName.has(word.toLowerCase()));
  const name = end < 0 ? words : words.slice(0, end);
  const [first = '', second] = name;
  if (name.length === 1) return nameIn(first);
  // Two words are a name when written like one; "linear algebra" is not.
  return name.length === 2 && second !== undefined && /^\p{Lu}/u.test(first) ? nameIn(name.join(' ')) : null;
}

function plausible(word: string): boolean {
  return (
    /^\p{L}[\p{L}\p{M}'-]*$/u.test(word) && word.length <= maxNameLength && !noNames.has(word.toLowerCase())
  );
}

function written(word: string): string {
  return word === word.toLowerCase() ? capitalized(word) : word;
}

const afterAName = new Set(
  'and but she he they i from nice by so what how thanks thank pleased you though please actually to for because who the a an is it my here in with hello hi or just btw anyway'.split(
    ' ',
  ),
);
const beforeAName = new Set(
  'hi hello hey oh well it is just i am my name call me you can people they the sure ok okay yes of course please um uh friends mostly'.split(
    ' ',
  ),
);
const noNames = new Set(
  `a about above afraid again alone already also always amazed an and angry annoyed anxious anything asking at awake away awful
  awesome back bad because best better bit blue bored both broke broken busy but calm can cold comfortable complicated confused content cool
  crazy curious dead delighted depressed different done down drunk dunno early else empty ever everything excited exhausted
  fat fed feeling female fine first free from full fun funny furious gay getting glad go going gone good great grateful happy hard having her
  here him home honest hot hungry hurt ill important impressed in innocent inside interested into irrelevant it just kidding last late later lazy leaving less like listening
  lonely looking lost love low mad male maybe me mean mine more my named nervous never new nice no nobody none nope normal not
  nothing numb off ok okay old on one only our out outside over pardon please poor pretty private proud quite rather ready real really
  relaxed relieved restless rich right sad safe same scared secret serious shy sick silly single sleepy slow smart so some someone something
  sorry starving still stressed strange stuck stupid such super sure surprised terrible terrified thankful that the their them there thinking
  this thirsty thrilled tired to today tomorrow tonight too totally trying unhappy unknown unsure unwell up upset used very
  wait warm weak weird well what when where which who whatever why wondering working worried worse wrong yeah yep yes you young your yours
  american british english french german spanish italian indian chinese japanese vegan vegetarian alive human married divorced pregnant`.split(
    /\s+/u,
  ),
);

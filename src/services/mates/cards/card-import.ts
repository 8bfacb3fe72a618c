import { creatorNotesIn } from '../../../../contract/mates/creator-notes.ts';
import { maxPictureFileBytes } from '../../../../contract/mates/picture.ts';
import { fittingLook } from '../../../../contract/mates/fitting-look.ts';
import type {
  MateForm,
  MateWords,
  SaveInput,
  SaveResult,
} from '../../../machines/mates/editor/mate-form.reducers.ts';
import type {
  AddedField,
  CardAssets,
  CardImport,
  CardOutcome,
  CardRefusal,
} from '../../../machines/mates/imports/card-batch.reducers.ts';
import { isFailure } from '../../../machines/shared/failure.ts';
import { report } from '../../shared/report.ts';
import { assetsOf, portraitIn } from './card-assets.ts';
import { readCardFile, type CardContainer } from './card-file.ts';
import { CardError } from './card-limits.ts';
import { taglineFrom } from './card-tagline.ts';
import { readCard } from './character-card.ts';

/** The dependencies of an import. */
export interface ImportDeps {
  /** The form before anything is filled in. */
  readonly blank: MateForm;
  /** The tag of mates whose cards have none, in the language of the page. */
  readonly tag: string;
  /** The language of the page. */
  readonly language: string;
  /** Saves a new mate, unless duplicates are refused and the user has one that was made from the same card. */
  readonly save: (
    input: SaveInput & { readonly refusesDuplicate: boolean },
  ) => Promise<SaveResult | Extract<CardOutcome, { kind: 'duplicate' }>>;
  /** Stores a portrait. Returns its id; null where it cannot be used. */
  readonly savePicture: (picture: Blob) => Promise<string | null>;
  /** Stores the file of a mate's card. Returns whether it could be stored. */
  readonly saveFile: (mateId: string, file: Uint8Array) => Promise<boolean>;
}

/** Makes a mate of the card in the file, unless the user has one of the same card. Throws where the server did not answer. */
export async function importCard(file: Blob, input: CardImport, deps: ImportDeps): Promise<CardOutcome> {
  try {
    return await importReadable(file, input, deps);
  } catch (error) {
    if (!(error instanceof CardError) || error.reason === 'several') throw error;
    return { kind: 'refused', reason: error.reason };
  }
}

async function importReadable(
  file: Blob,
  { file: { fileId, isRepeated }, age, usesPictures }: CardImport,
  { blank, tag, language, save, savePicture, saveFile }: ImportDeps,
): Promise<CardOutcome> {
  const { container, read } = await readFile(file, blank);
  const { form, card, isComplete, unused, hasPlacedLore } = read;
  if (form.words.name === '') return { kind: 'refused', reason: 'name' };
  const { words, added } = completed(form.words, { age, tag });
  const drawn = { ...form, words, look: form.look === blank.look ? lookFor(words) : form.look };
  const portrait = usesPictures ? await portraitIn(container) : null;
  const isUsable = portrait !== null && portrait.size <= maxPictureFileBytes;
  const filled = { ...drawn, picture: isUsable ? await savePicture(portrait) : null };
  const mate = { mateId: null, clientMateId: fileId, form: filled, card };
  const saved = await save({ ...mate, refusesDuplicate: !isRepeated });
  if (saved.kind === 'duplicate') return saved;
  if (saved.kind === 'rejected') return { kind: 'refused', reason: refusalOf(saved) };
  const isRetained = container.kind === 'json' || (await saveFile(saved.mate.mateId, container.bytes));
  // Pictures are reported by where they are.
  const parts = unused.filter((part) => part !== 'pictures');
  return {
    kind: 'imported',
    mate: saved.mate,
    added,
    isComplete,
    unused: parts,
    ...(hasPlacedLore === true ? { hasPlacedLore } : {}),
    creatorNotes: creatorNotesIn(card, language),
    assets: { ...assetsNotShown(container, filled.picture !== null), isRetained },
  };
}

/** The portrait that is shown is not among them. */
const assetsNotShown = (
  container: CardContainer,
  isPortraitShown: boolean,
): Omit<CardAssets, 'isRetained'> => {
  const { embedded, ...assets } = assetsOf(container);
  const { icon = 0, ...others } = embedded;
  const left = isPortraitShown ? icon - 1 : icon;
  return { ...assets, embedded: left > 0 ? { icon: left, ...others } : others };
};

/** An error that no reader foresaw is one of the file: with the next one it does not come again. */
async function readFile(file: Blob, blank: MateForm) {
  try {
    const container = await readCardFile(file);
    return { container, read: readCard(container.text, blank) };
  } catch (error) {
    if (error instanceof CardError || isFailure(error)) throw error;
    report(error);
    throw new CardError('damaged');
  }
}

/** Fills what a mate needs and the card lacks. */
function completed(words: MateWords, { age, tag }: { readonly age: number; readonly tag: string }) {
  const missing = {
    tagline: taglineFrom(words.who || words.greeting || words.scene, words.nickname || words.name),
    age: String(age),
    tags: tag,
  } satisfies Record<AddedField, string>;
  const added = (['tagline', 'age', 'tags'] as const).filter(
    (field) => words[field] === '' && missing[field] !== '',
  );
  const hue = String(Math.floor(Math.random() * 360));
  const patch = Object.fromEntries(added.map((field) => [field, missing[field]]));
  return { words: { ...words, hue, visibility: 'private', ...patch }, added };
}

/** A card says nothing of the drawn face that stands for its picture. */
const lookFor = ({ pronouns, age }: MateWords): MateForm['look'] =>
  fittingLook({ pronouns, age: age === '' ? null : Number(age) }, Math.random);

const refusalOf = ({ problems }: Extract<SaveResult, { kind: 'rejected' }>): CardRefusal =>
  Object.values(problems).includes('minor') ? 'minor' : 'invalid';

import { strToU8, zipSync } from 'fflate';
import type { OwnMate } from '../../../../contract/mates/own-mate.ts';
import type { CardContent, CardFormat } from '../../../machines/mates/editor/my-mates.reducers.ts';
import { objectOf } from '../../../../contract/parse-json.ts';
import { cardText, inVersion } from './card-text.ts';
import { isPng } from './png-chunks.ts';
import { setMembers } from './json-members.ts';
import { withTexts } from './png-export.ts';
import { importCode } from '../../shared/import-code.ts';

interface CardExport {
  readonly mate: OwnMate;
  /** The card that the mate was made from; null without one. */
  readonly original: string | null;
  /** Returns the picture or the archive in which the card came; null without one. */
  readonly readFile: () => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Draws the portrait as a PNG, for the formats that contain one. */
  readonly draw: () => Promise<Uint8Array>;
}

/**
 * Returns the mate as a card file. Pictures and archives have the card in version 3, pictures in version 2 too. What else was in the
 * file in which the card came is in one of the same kind again.
 */
export async function exportCard(
  format: CardFormat,
  { mate, original, readFile, draw }: CardExport,
): Promise<CardContent> {
  const card = cardText(mate, original);
  if (format === 'json') return { content: card, type: 'application/json' };
  const file = original === null ? null : await readFile();
  if (format === 'charx' && file !== null && !isPng(file)) {
    const { withCard } = await importCode(() => import('./zip-rewrite.ts'));
    return { content: await withCard(file, inVersion(card, 3)), type: 'application/zip' };
  }
  const portrait = file !== null && isPng(file) && mate.picture == null ? file : await draw();
  if (format === 'png') {
    const texts = { chara: inVersion(card, 2), ccv3: inVersion(card, 3) };
    return { content: withTexts(portrait, texts), type: 'image/png' };
  }
  const files = {
    'card.json': strToU8(withPicture(inVersion(card, 3))),
    [picture]: [portrait, { level: 0 }] as const,
  } satisfies Parameters<typeof zipSync>[0];
  return { content: zipSync(files), type: 'application/zip' };
}

const picture = 'assets/icon/images/main.png';

/** A card that refers to its pictures still does. The scheme is spelled like this in the format. */
function withPicture(card: string): string {
  if ('assets' in objectOf(objectOf(JSON.parse(card))['data'])) return card;
  const assets = [{ type: 'icon', uri: `embeded://${picture}`, name: 'main', ext: 'png' }];
  return setMembers(card, ['data'], { assets });
}

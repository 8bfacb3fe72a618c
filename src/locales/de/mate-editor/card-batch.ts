import type { Messages } from '../../messages.ts';
import { formats } from '../app/formats.ts';

export const cardBatch: Messages['mateEditor']['batch'] = {
  title: 'Mehrere Karten importieren',
  tag: 'importiert',
  text: (most) =>
    `Wähle bis zu ${formats.number(most)} Charakterkarten (JSON, PNG oder CHARX) aus oder zieh sie hierher. Aus jeder wird ein Charakter, den nur du siehst. Nichts, worauf eine Karte verweist, wird geladen.`,
  choose: 'Dateien auswählen',
  notReceived: 'Die geteilten Dateien konnten nicht übernommen werden. Wähle sie hier aus.',
  folder: 'Ordner auswählen',
  chosen: (count) => `Dateien: ${formats.number(count)}`,
  surplus: (count, most) =>
    `Es wurden mehr als ${formats.number(most)} Dateien ausgewählt. Nicht importiert: ${formats.number(count)}. Bitte importiere sie danach.`,
  age: 'Alter, wenn eine Karte keines nennt',
  ageHint: 'Jeder Charakter ist erwachsen: 18 oder älter.',
  pictures:
    'Die Bilder der Karten als Porträts verwenden. Sie zeigen erwachsene Figuren und ich darf sie verwenden.',
  start: 'Alle importieren',
  stop: 'Anhalten',
  resume: 'Fortsetzen',
  retryFailed: 'Fehlgeschlagene wiederholen',
  progress: (done, total) => `${formats.number(done)} von ${formats.number(total)} Dateien bearbeitet`,
  paused: (count) => `Angehalten. Verbleibende Dateien: ${formats.number(count)}.`,
  finished: 'Import abgeschlossen.',
  tally: {
    imported: (count) => `Importiert: ${formats.number(count)}`,
    duplicate: (count) => `Schon vorhanden: ${formats.number(count)}`,
    refused: (count) => `Nicht importiert: ${formats.number(count)}`,
    failed: (count) => `Fehlgeschlagen: ${formats.number(count)}`,
  },
  report: 'Bericht',
  waiting: 'Wartet',
  running: 'Wird importiert …',
  again: (mate) => `Du hast aus dieser Karte schon ${mate}.`,
  repeat: 'Trotzdem importieren',
  refusal: {
    name: 'Die Karte hat keinen Namen.',
    minor: 'Die Karte macht ihre Figur jünger als 18. Jeder Charakter ist erwachsen.',
    invalid: 'Ein Text dieser Karte enthält etwas, das nicht erlaubt ist.',
  },
  added: (fields) => `Ergänzt, bitte prüfen: ${fields.join(', ')}.`,
  kept: (assets) => `In ihrer Datei, für den Export gespeichert und nicht angezeigt: ${assets.join(', ')}.`,
  notKept: (assets) =>
    `In ihrer Datei, aber zu groß zum Speichern; bitte behalte die Datei: ${assets.join(', ')}.`,
  remote: (count) => `Bilder auf anderen Servern, nicht geladen: ${formats.number(count)}.`,
  missing: (count) => `Bilder, die in der Datei fehlen: ${formats.number(count)}.`,
  assets: {
    icon: (count) => `Porträts: ${formats.number(count)}`,
    emotion: (count) => `Gesichtsausdrücke: ${formats.number(count)}`,
    background: (count) => `Hintergründe: ${formats.number(count)}`,
    user_icon: (count) => `Porträts von dir: ${formats.number(count)}`,
    other: (count) => `andere Dateien: ${formats.number(count)}`,
  },
};

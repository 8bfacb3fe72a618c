import type { Messages } from '../../messages.ts';
import { formats } from '../app/formats.ts';

export const cardBatch: Messages['mateEditor']['batch'] = {
  title: 'Importer plusieurs fiches',
  tag: 'importé',
  text: (most) =>
    `Choisis jusqu’à ${formats.number(most)} fiches de personnage (JSON, PNG ou CHARX), ou dépose-les ici. Chacune devient un personnage visible par toi seul. Rien de ce qu’une fiche cite n’est chargé.`,
  choose: 'Choisir des fichiers',
  notReceived: 'Impossible de récupérer les fichiers partagés. Choisis-les ici.',
  folder: 'Choisir un dossier',
  chosen: (count) => `Fichiers : ${formats.number(count)}`,
  surplus: (count, most) =>
    `Plus de ${formats.number(most)} fichiers ont été choisis. Non importés : ${formats.number(count)}. Importe-les ensuite.`,
  age: 'Âge si la fiche n’en indique pas',
  ageHint: 'Chaque personnage est adulte : 18 ans ou plus.',
  pictures:
    'Utiliser les images des fiches comme portraits. Elles montrent des personnages adultes et j’ai le droit de les utiliser.',
  start: 'Tout importer',
  stop: 'Arrêter',
  resume: 'Continuer',
  retryFailed: 'Réessayer les échecs',
  progress: (done, total) => `${formats.number(done)} fichiers traités sur ${formats.number(total)}`,
  paused: (count) => `En pause. Fichiers restants : ${formats.number(count)}.`,
  finished: 'Import terminé.',
  tally: {
    imported: (count) => `Importés : ${formats.number(count)}`,
    duplicate: (count) => `Déjà présents : ${formats.number(count)}`,
    refused: (count) => `Non importés : ${formats.number(count)}`,
    failed: (count) => `Échecs : ${formats.number(count)}`,
  },
  report: 'Rapport',
  waiting: 'En attente',
  running: 'Import en cours…',
  again: (mate) => `Tu as déjà ${mate} à partir de cette fiche.`,
  repeat: 'Importer quand même',
  refusal: {
    name: 'La fiche n’a pas de nom.',
    minor: 'La fiche donne moins de 18 ans à son personnage. Chaque personnage est adulte.',
    invalid: 'Un texte de cette fiche contient quelque chose qui n’est pas autorisé.',
  },
  added: (fields) => `Complété ici, à vérifier : ${fields.join(', ')}.`,
  kept: (assets) => `Dans son fichier, conservé pour l’export et non affiché : ${assets.join(', ')}.`,
  notKept: (assets) =>
    `Dans son fichier, mais trop volumineux pour être conservé ; garde le fichier : ${assets.join(', ')}.`,
  remote: (count) => `Images sur d’autres serveurs, non chargées : ${formats.number(count)}.`,
  missing: (count) => `Images absentes du fichier : ${formats.number(count)}.`,
  assets: {
    icon: (count) => `portraits : ${formats.number(count)}`,
    emotion: (count) => `expressions : ${formats.number(count)}`,
    background: (count) => `arrière-plans : ${formats.number(count)}`,
    user_icon: (count) => `portraits de toi : ${formats.number(count)}`,
    other: (count) => `autres fichiers : ${formats.number(count)}`,
  },
};

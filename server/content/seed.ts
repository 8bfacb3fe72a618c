import { abeLindqvist } from './mates/abe-lindqvist.ts';
import { bramDeWit } from './mates/bram-de-wit.ts';
import { harjitBains } from './mates/harjit-bains.ts';
import { ingridSolheim } from './mates/ingrid-solheim.ts';
import { irisVale } from './mates/iris-vale.ts';
import { juneOkafor } from './mates/june-okafor.ts';
import { kaiNakoa } from './mates/kai-nakoa.ts';
import { kenjiMori } from './mates/kenji-mori.ts';
import { mateoQuispe } from './mates/mateo-quispe.ts';
import { noorHaddad } from './mates/noor-haddad.ts';
import { odileFontaine } from './mates/odile-fontaine.ts';
import { salomeDuarte } from './mates/salome-duarte.ts';
import { samiraBenYoussef } from './mates/samira-ben-youssef.ts';
import { tomasReed } from './mates/tomas-reed.ts';
import { wren } from './mates/wren.ts';
import type { SeedCreator, SeedMate } from './seed-mate.ts';

export const seedCreators: readonly SeedCreator[] = [
  { creatorId: 'harbour-lane', name: 'Harbour Lane' },
  { creatorId: 'saltandclove', name: 'Salt & Clove' },
  { creatorId: 'quiet-rook', name: 'Quiet Rook' },
  { creatorId: 'slow-garden', name: 'Slow Garden' },
  { creatorId: 'paper-lantern', name: 'Paper Lantern' },
];

/** In the order of recommendation; the first is the first night's pick. */
export const seedMates: readonly SeedMate[] = [
  irisVale,
  tomasReed,
  noorHaddad,
  kenjiMori,
  salomeDuarte,
  abeLindqvist,
  juneOkafor,
  wren,
  odileFontaine,
  harjitBains,
  samiraBenYoussef,
  mateoQuispe,
  ingridSolheim,
  kaiNakoa,
  bramDeWit,
];

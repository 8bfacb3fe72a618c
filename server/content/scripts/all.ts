import type { MateScript } from '../mate-script.ts';
import { abeLindqvist } from './abe-lindqvist.ts';
import { bramDeWit } from './bram-de-wit.ts';
import { harjitBains } from './harjit-bains.ts';
import { ingridSolheim } from './ingrid-solheim.ts';
import { irisVale } from './iris-vale.ts';
import { juneOkafor } from './june-okafor.ts';
import { kaiNakoa } from './kai-nakoa.ts';
import { kenjiMori } from './kenji-mori.ts';
import { mateoQuispe } from './mateo-quispe.ts';
import { noorHaddad } from './noor-haddad.ts';
import { odileFontaine } from './odile-fontaine.ts';
import { salomeDuarte } from './salome-duarte.ts';
import { samiraBenYoussef } from './samira-ben-youssef.ts';
import { tomasReed } from './tomas-reed.ts';
import { wren } from './wren.ts';

const scripts: readonly MateScript[] = [
  abeLindqvist,
  bramDeWit,
  harjitBains,
  ingridSolheim,
  irisVale,
  juneOkafor,
  kaiNakoa,
  kenjiMori,
  mateoQuispe,
  noorHaddad,
  odileFontaine,
  salomeDuarte,
  samiraBenYoussef,
  tomasReed,
  wren,
];

/** The scripts of the mates that come with the product, by mateId. */
export const mateScripts: ReadonlyMap<string, MateScript> = new Map(
  scripts.map((script) => [script.mateId, script]),
);

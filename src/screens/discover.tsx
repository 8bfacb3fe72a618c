import { discoverMachine } from '../machines/discover.machine.ts';
import { createCatalogue } from '../services/catalogue.ts';
import { discoverActors } from '../services/discover.actors.ts';
import { Discover } from '../views/screens/discover.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services }: World) =>
  defineScreen({
    logic: discoverMachine.provide({ actors: discoverActors(createCatalogue(services)) }),
    input: () => undefined,
    View: Discover,
  });

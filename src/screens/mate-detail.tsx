import { mateDetailMachine } from '../machines/mate-detail.machine.ts';
import { reviewsMachine } from '../machines/reviews.machine.ts';
import { mateDetailActors } from '../services/mate-detail.actors.ts';
import { createMates } from '../services/mates.ts';
import { reviewsActors } from '../services/reviews.actors.ts';
import { MateDetail } from '../views/screens/mate-detail.tsx';
import { provideMark } from './provide-mark.ts';
import { defineScreen, type World } from './screen.ts';

export const screen = (world: World) =>
  defineScreen({
    logic: mateDetailMachine.provide({
      actors: {
        ...mateDetailActors(createMates(world.services)),
        mark: provideMark(world),
        reviews: reviewsMachine.provide({ actors: reviewsActors(world.services) }),
      },
    }),
    input: ({ search }) => ({ mateId: new URLSearchParams(search).get('mateId') }),
    View: MateDetail,
    messages: ['marks', 'mateDetail', 'reviews', 'wellbeing'],
  });

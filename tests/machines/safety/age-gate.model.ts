import { ageGateMachine } from '../../../src/machines/safety/age-gate.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { confirmed, doubted, refused, unknown } from './age-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { abandoned, broken, confirmed as accepted, done, rejected } from '../support/outcomes.ts';

export const model = modelOf(ageGateMachine, {
  events: {
    'age.request': [{ at: 0 }, { at: refused.until }],
    'age.required': [{}],
    // Raised by the machine itself.
    'age.decided': [],
    'birthDate.request': [{}],
    'nfsw.choose': [{ wanted: true }],
    'load.retry': [{}],
    'load.cancel': [{}],
    'user.changed': [{}],
  },
  actors: {
    watchUser: { error: [unreachable] },
    fetchAge: {
      done: [null, unknown, doubted, confirmed, { ...confirmed, adult: false }, refused],
      error: [unreachable],
    },
    confirmAdult: { done: [...[confirmed, refused].map(accepted), abandoned], error: [broken] },
    submitBirthDate: {
      done: [...[null, unknown, confirmed, refused].map(accepted), abandoned],
      error: [broken],
    },
    saveMatureContent: { done: [done({ nfsw: true }), rejected(unreachable), abandoned], error: [broken] },
  },
});

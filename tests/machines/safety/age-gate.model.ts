import { ageGateMachine } from '../../../src/machines/safety/age-gate.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { confirmed, refused, unknown, wrongDay } from './age-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';

export const model = modelOf(ageGateMachine, {
  events: {
    'age.request': [{ at: 0 }, { at: refused.until }],
    'age.required': [{}],
    'birthDate.submit': [{ birthDate: '1990-05-17' }],
    'nfsw.choose': [{ wanted: true }],
    'load.retry': [{}],
    'load.cancel': [{}],
    'user.changed': [{}],
  },
  actors: {
    watchUser: { error: [unreachable] },
    fetchAge: {
      done: [null, unknown, confirmed, { ...confirmed, adult: false }, refused],
      error: [unreachable],
    },
    submitBirthDate: { done: [null, unknown, confirmed, refused], error: [wrongDay] },
    saveMatureContent: { done: [{ nfsw: true }], error: [unreachable] },
  },
});

import { allowing } from 'statechart-tools/explorer/model';
import { message, own } from '../../machines/chat/chat-samples.ts';
import { model as whole } from '../../machines/safety/crisis-help.model.ts';
import { chatPage } from '../support/stages/chat-stage.ts';
import { fails } from '../support/tours/steps.ts';
import { absent, expect, on, pressIn, test, testTours, textIn } from '../support/tours/tour.ts';

/** The page detects the country before the user can see or choose one. */
const model = allowing(
  whole,
  (snapshot, { type }) => !snapshot.matches('finding') || type !== 'region.choose',
);
/** Two messages of the user request help; the helplines of the later one stay longer. Another one has a quiet line. */
const talk = [
  own(1, { help: 'crisis' }),
  message(2),
  own(3, { help: 'concern' }),
  message(4),
  own(5, { help: 'quiet' }),
  message(6),
];

/** The country that the browser in the model reports. */
test.use({ locale: 'en-US' });

testTours('crisisHelp', { model }, ({ page, walk }) => {
  const [found] = walk.steps;
  const hasFailed = walk.steps.some(fails('detectRegion'));
  const crisis = page.getByRole('region', { name: 'You deserve to talk to a real person' });
  const concern = page.getByRole('region', { name: 'Someone to talk to' });
  const quiet = page.getByText('If things are heavy, someone is there to listen.');
  const folded = on(page).button('Show helplines').first();
  const country = concern.getByRole('combobox', { name: /^Country/ });
  return {
    opening: {
      ...chatPage(talk),
      prepare: async () => hasFailed && page.addInitScript(hideLanguages),
    },
    tookAtStart: (step) => step === found,
    causes: {
      'region.choose': (event) => country.selectOption(textIn(event, 'region')),
      'card.open': () => folded.click(),
      'card.close': (_, { snapshot }) =>
        pressIn(snapshot.matches('closed') ? concern : crisis, 'Hide helplines'),
    },
    assertions: [
      ['shown', quiet, crisis, ({ context }) => expect(country).toHaveValue(context.region)],
      ['closed', absent(crisis), folded, quiet],
    ],
  };
});

/** Makes a browser that does not report its languages after the page has read them twice at its start. */
function hideLanguages(): void {
  let count = 0;
  const { languages } = navigator;
  Object.defineProperty(navigator, 'languages', { get: () => (count++ < 2 ? languages : undefined) });
}

import { confirmed } from '../../machines/safety/age-samples.ts';
import { test } from '../support/fixtures.ts';
import { teachAndForget } from '../support/stages/memory-stage.ts';
import { openTalk } from '../support/stages/talk-stage.ts';

test('what a message taught is shown below it until it is forgotten or the next one is sent', async ({
  page,
}) => {
  await teachAndForget(page, await openTalk(page, { status: confirmed, isLong: false }));
});

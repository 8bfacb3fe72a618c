import { withdrawPicture as withdrawStored } from '../domain/pictures/pictures.ts';
import { recordChange } from './audit-log.ts';
import type { Command } from './command.ts';
import { toOneLine } from './format.ts';

export const withdrawPicture: Command = {
  usage: 'withdraw-picture PICTURE',
  description: 'deletes a picture of mates for good; they show their drawn portraits',
  isChange: true,
  names: [1, 1],
  options: [],
  run: async (deps, { names: [name = ''], reason }) => {
    // Reports show the path of the file.
    const [pictureId = name] = /[\w-]{43}/.exec(name) ?? [];
    const action = { action: 'withdraw-picture', subject: pictureId, reason };
    const isChanged = await recordChange(deps, action, async (transaction) =>
      (await withdrawStored(transaction, { pictureId, now: deps.now() })) ? {} : null,
    );
    const text = isChanged
      ? `The picture ${pictureId} is withdrawn.`
      : `There is no picture ${toOneLine(pictureId)}, or it was withdrawn already.`;
    return { text, data: { pictureId, isChanged } };
  },
};

/** Calls the server directly, without the page, to set up the initial state of a story. */
import { randomUUID } from 'node:crypto';
import { confirmAge } from '../../../../contract/account/age.ts';
import { anotherReply, send, stop } from '../../../../contract/rooms/chat.ts';
import { createRoom } from '../../../../contract/rooms/room.ts';
import { register, verifyStatus, type UserInfo } from '../../../../contract/sign-in/user.ts';
import { confirmEmail } from '../../../../contract/sign-in/verify-email.ts';
import { adultBirthDate, ask } from './ask.ts';
import { linkInMailTo } from './outbox.ts';
import { somebody, type Person } from './people.ts';

/** A user with a confirmed account and a session. */
export interface Member extends Person {
  readonly user: UserInfo;
}

/** Creates a new member who can chat, by the same calls as the page. */
export async function newMember(): Promise<Member> {
  const member = await newcomer();
  await ask(confirmAge, { birthDate: adultBirthDate }, member.user.token);
  return member;
}

/** Creates a new member whose age is unknown. */
export async function newcomer(): Promise<Member> {
  const person = somebody();
  const registration = await ask(register, person);
  const code = decodeURIComponent(new URL(await linkInMailTo(person.email)).hash.replace('#confirm=', ''));
  const ticket = registration?.ticket ?? '';
  await ask(confirmEmail, { code, ticket });
  const status = await ask(verifyStatus, { email: person.email, ticket });
  if (!status.verified) throw new Error('the address is not confirmed');
  return { ...person, user: status.userInfo };
}

/** Creates the room of a member with a mate and returns its id. */
export async function openRoom({ user }: Member, mateId: string): Promise<string> {
  const { roomId } = await ask(createRoom, { mateId }, user.token);
  return roomId;
}

/** Sends a message to a room and stops its reply at once; resolves when both are stored. */
export async function say(member: Member, roomId: string, text: string): Promise<void> {
  const replyId = await sendAndLeave(member, roomId, text);
  await ask(stop, { replyId }, member.user.token);
}

/** Sends a message to a room and disconnects when its reply begins; resolves with the id of the reply. */
export async function sendAndLeave(member: Member, roomId: string, text: string): Promise<string> {
  const leave = new AbortController();
  const input = { roomId, clientMessageId: randomUUID(), text };
  const replyId = await replyIdIn(await openStream(member, send.path, input, leave.signal));
  leave.abort();
  return replyId;
}

/** Sends a message to a room; resolves when its reply is complete. `meanwhile` happens while it is written. */
export async function talk(
  member: Member,
  roomId: string,
  text: string,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const reply = await openStream(member, send.path, { roomId, clientMessageId: randomUUID(), text });
  await meanwhile?.();
  await reply.text();
}

/** Requests another reply to a message; resolves when it is complete. */
export async function replyAgain(member: Member, messageId: string): Promise<void> {
  await (await openStream(member, anotherReply.path, { messageId, clientReplyId: randomUUID() })).text();
}

const openStream = (
  { user }: Member,
  path: string,
  body: object,
  signal: AbortSignal | null = null,
): Promise<Response> =>
  fetch(new URL(path, process.env['E2E_URL']), {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: user.token, language: 'en' },
    body: JSON.stringify(body),
    signal,
  });

/** The first frame of a stream contains the id of the reply. */
async function replyIdIn({ body }: Response): Promise<string> {
  let heard = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += chunk;
    const [, replyId] = /"replyId":"([\w-]+)"/.exec(heard) ?? [];
    if (replyId !== undefined) return replyId;
  }
  throw new Error(`no reply was begun: ${heard}`);
}

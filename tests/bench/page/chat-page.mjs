/** Stores the session of the room's user, as the page does. */
export const persistUser = (page, { token }) =>
  page.addInitScript((value) => {
    const userInfo = { uuid: 'bench', token: value, language: 'en' };
    const userBenefits = { chats: 1000, goldCoins: 0, userId: 'bench' };
    localStorage.setItem(
      'user-store',
      JSON.stringify({ userInfo, registerEmail: null, nfsw: false, userBenefits }),
    );
  }, token);

/** Opens a room of the chat screen as its user, and waits for its composer. */
export async function openChat(page, origin, room) {
  await persistUser(page, room);
  await page.goto(`${origin}/chat-detail?roomId=${room.id}`);
  await page.getByRole('textbox').waitFor();
}

/** The element of the chat screen in which the messages scroll. */
export const scroller = 'section[tabindex="0"]';

/** Scrolls up until the room's first message is shown. */
export async function readToStart(page) {
  const start = page.getByText('This is the start of your conversation.');
  while (!(await start.isVisible())) {
    await page.locator(scroller).evaluate(
      (element) =>
        new Promise((resolve) => {
          element.scrollTo(0, 0);
          requestAnimationFrame(resolve);
        }),
    );
  }
}

export const scrollToEnd = (page) =>
  page.locator(scroller).evaluate((element) => element.scrollTo(0, element.scrollHeight));

/**
 * Sends what the composer contains, and waits for the end of the reply: until then the composer has a button that stops it.
 * A locator would look for it again and again, which costs the main thread time.
 */
export async function sendAndWait(page) {
  const ended = page.evaluate(
    () =>
      new Promise((resolve) => {
        const { form } = document.querySelector('textarea[name=message]');
        const isReplying = () =>
          [...form.querySelectorAll('button')].some(({ textContent }) => textContent === 'Stop');
        let wasReplying = false;
        const observer = new MutationObserver(() => {
          if (wasReplying && !isReplying()) resolve(observer.disconnect());
          wasReplying = isReplying();
        });
        observer.observe(form, { subtree: true, childList: true });
      }),
  );
  await page.getByRole('textbox').press('Enter');
  await ended;
}

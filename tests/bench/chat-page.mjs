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

/** Sends what the composer contains, and waits for the end of the reply. */
export async function sendAndWait(page) {
  await page.getByRole('textbox').press('Enter');
  await page.locator('[data-live]').waitFor({ state: 'attached' });
  await page.locator('[data-live]').waitFor({ state: 'detached', timeout: 0 });
}

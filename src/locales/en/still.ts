/** Pages without a flow. */
export const still = {
  contents: 'On this page',
  notFound: { title: 'There is no page here', text: 'The address may be old or mistyped.' },
};

export const installation = {
  update: {
    available: 'A new version is available.',
    reload: 'Reload',
    pending: 'Reloading…',
    dismiss: 'Not now',
  },
};

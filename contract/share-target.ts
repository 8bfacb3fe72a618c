/** How a system shares files with the installed app: by a form, which the worker receives, or the server where no worker runs. */

/** The page that imports files which are shared with the app or opened with it. The form is sent to it. */
export const importPath = '/mates';

/** The name of the files in the form. */
export const sharedField = 'cards';

/** The parameter of that page that says that files could not be received. */
export const receivedParam = 'received';

/** The same page where they could not be received. */
export const importFailedPath = `${importPath}?${receivedParam}=failed`;

import { importFailedPath, importPath, sharedField } from '../../contract/share-target.ts';
import { storeReceived } from './store-received.ts';

/** Whether the request is the form by which a system shares files with the app. */
export const isShare = ({ method, mode }: Request, path: string): boolean =>
  method === 'POST' && mode === 'navigate' && path === importPath;

/** Stores the files of the form, and leads to the page that imports them. */
export async function receiveShare(request: Request): Promise<Response> {
  return Response.redirect(await pathAfter(request), 303);
}

async function pathAfter(request: Request): Promise<string> {
  try {
    const form = await request.formData();
    const files = form.getAll(sharedField).filter((value) => value instanceof File);
    await storeReceived(files);
    return importPath;
  } catch {
    // The page says that the files could not be received.
    return importFailedPath;
  }
}

import workletUrl from './microphone-worklet.js?url';
import type { OpenMicrophone } from './record-sound.ts';
import { createFramer } from './to-frames.ts';

/** Asks for a microphone, as speech needs it. */
export const askForMicrophone = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });

/** Passes the sound of a microphone on in frames, from a thread of its own. Returns its node. */
export async function connectMicrophone(
  context: AudioContext,
  stream: MediaStream,
  hear: (frame: Float32Array) => void,
): Promise<AudioWorkletNode> {
  await context.audioWorklet.addModule(workletUrl);
  await context.resume();
  const toFrames = createFramer(context.sampleRate);
  const microphone = new AudioWorkletNode(context, 'microphone');
  microphone.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) =>
    toFrames(data).forEach(hear),
  );
  microphone.port.start();
  // It outputs silence. Without an output some browsers don't run it.
  context.createMediaStreamSource(stream).connect(microphone).connect(context.destination);
  return microphone;
}

/** Turns the microphone on, also while the browser asks for it. */
export const openMicrophone: OpenMicrophone = async (hear, onEnd, signal) => {
  const stream = await askForMicrophone();
  const tracks = stream.getTracks();
  const context = new AudioContext();
  const close = () => {
    tracks.forEach((track) => track.stop());
    if (context.state !== 'closed') void context.close();
  };
  if (signal.aborted) {
    close();
    return;
  }
  signal.addEventListener('abort', close, { once: true });
  tracks.forEach((track) => track.addEventListener('ended', onEnd));
  await connectMicrophone(context, stream, (frame) => {
    if (!signal.aborted) hear(frame);
  });
};

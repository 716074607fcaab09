import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** A film of some seconds with two pictures a second, which no decoder has to like: the tables are true, the pictures noise. */
export async function filmOf(
  seconds: number,
  { format = 'mp4', pictureBytes = 200 }: { format?: 'mp4' | 'webm'; pictureBytes?: number } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const isMp4 = format === 'mp4';
  const target = new BufferTarget();
  const output = new Output({
    format: isMp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  });
  const source = new EncodedVideoPacketSource(isMp4 ? 'avc' : 'vp8');
  output.addVideoTrack(source);
  await output.start();
  const config = {
    codec: isMp4 ? 'avc1.42001e' : 'vp8',
    codedWidth: 320,
    codedHeight: 180,
    description: isMp4 ? avcConfig : undefined,
  };
  for (let picture = 0; picture < seconds * 2; picture++) {
    const packet = new EncodedPacket(new Uint8Array(pictureBytes).fill(picture), 'key', picture / 2, 0.5);
    await source.add(packet, { decoderConfig: config });
  }
  await output.finalize();
  return new Uint8Array(target.buffer as ArrayBuffer);
}

/** What an H.264 track says about itself: baseline profile, one parameter set each. */
const avcConfig = Uint8Array.of(
  1,
  0x42,
  0,
  0x1e,
  0xff,
  0xe1,
  0,
  4,
  0x67,
  0x42,
  0,
  0x1e,
  1,
  0,
  4,
  0x68,
  0xce,
  0x3c,
  0x80,
);

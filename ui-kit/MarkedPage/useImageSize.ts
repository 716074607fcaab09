import { useEffect, useState } from 'react';

/** Width and height of a picture in its own pixels; undefined until it is loaded. */
export function useImageSize(src: string): { width: number; height: number } | undefined {
  const [known, setKnown] = useState<{ src: string; width: number; height: number }>();
  useEffect(() => {
    const image = new Image();
    image.onload = () => setKnown({ src, width: image.naturalWidth, height: image.naturalHeight });
    image.src = src;
    return () => void (image.onload = null);
  }, [src]);
  return known?.src === src ? known : undefined;
}

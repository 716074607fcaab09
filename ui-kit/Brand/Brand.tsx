import css from './Brand.module.css';

/** The picture that stands for an academy; its size in pixels, so that nothing moves when it arrives. */
export interface Logo {
  src: string;
  width: number;
  height: number;
}

export interface BrandProps {
  /** The academy's name. */
  name: string;
  /** @default undefined (the name alone) */
  logo?: Logo | undefined;
}

/** An academy's logo and name, as large as the text around it. */
export function Brand({ name, logo }: BrandProps) {
  return (
    <span className={css.brand}>
      {logo && <img {...logo} alt="" />}
      <span className={css.name}>{name}</span>
    </span>
  );
}

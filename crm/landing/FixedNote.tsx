import { useReadFixedSettings, type FixedSettings } from '#client/generated/rest/landing.ts';
import { Note } from '#ui-kit';

/** Says that the machine has these settings, too, where it does; nothing otherwise. */
export function FixedNote({ of }: { of: FixedSettings['fixed'] }) {
  const { data } = useReadFixedSettings();
  const names = of.filter((name) => data?.fixed.includes(name));
  if (names.length === 0) return null;
  return <Note>{`서버에 ${names.join(', ')} 설정이 있어, 여기서 수정해도 서버의 값을 씁니다.`}</Note>;
}

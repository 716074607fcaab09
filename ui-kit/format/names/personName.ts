/** A Korean name of up to four letters as it is stored and compared: `김 민 수` is 김민수. Other names keep their spaces. SQL has the same (`person_name`). */
export function personName(text: string): string {
  const name = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return /^[가-힣]( ?[가-힣]){1,3}$/.test(name) && !/ (학생|조교|선생|원생)$/.test(name)
    ? name.replaceAll(' ', '')
    : name;
}

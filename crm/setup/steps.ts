import type { SetupState } from '#client/generated/rest/setup.ts';
import { formatNumber } from '#ui-kit';
import { paths as accountPaths } from '../account/paths.ts';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { paths as smsPaths } from '../smsMessages/paths.ts';
import { paths as studentPaths } from '../students/paths.ts';
import { paths as systemPaths } from '../system/paths.ts';
import { paths as taPaths } from '../tas/paths.ts';

/** One thing that an academy does before its first lesson. */
export interface SetupStep {
  title: string;
  isDone: boolean;
  /** How much there is of it, once it is done. */
  figure: string;
  /** Why it is done, or what is missing. */
  why: string;
  /** Where it is done. */
  link: { label: string; href: string };
}

/** The first steps in the order in which one needs the other, each as the data has it. */
export function setupSteps(state: SetupState): SetupStep[] {
  return [
    {
      title: '학생 등록',
      isDone: state.students > 0,
      figure: `학생 ${formatNumber(state.students)}명`,
      why: '수강 등록, 출결, 성적이 모두 학생에서 시작합니다. 엑셀 명단을 한 번에 올리거나 한 명씩 등록합니다.',
      link: { label: '학생 등록', href: studentPaths.students },
    },
    {
      title: '강의와 시간표',
      isDone: state.plannedLectures > 0,
      figure: `강의 ${formatNumber(state.plannedLectures)}개`,
      why: lectureWords(state),
      link: { label: '강의 열기', href: lecturePaths.lectures },
    },
    {
      title: '수강 등록',
      isDone: state.enrollments > 0,
      figure: `수강 ${formatNumber(state.enrollments)}건`,
      why: enrolWords(state),
      link: enrolLink(state),
    },
    {
      title: '직원 추가',
      isDone: state.staff > 0,
      figure: `직원 ${formatNumber(state.staff + 1)}명`,
      why: '사람마다 계정이 있어야 누가 무엇을 바꿨는지 남고, 권한을 나눌 수 있습니다.',
      link: { label: '조교 추가', href: taPaths.tas },
    },
    textStep(state),
    {
      title: '보호자 링크 보내기',
      isDone: state.linkedStudents > 0,
      figure: `보호자 링크 ${formatNumber(state.linkedStudents)}명`,
      why: '보호자는 가입 없이 문자로 받은 링크에서 출결과 성적을 봅니다. 학생 화면의 ‘서류’에서 보냅니다.',
      link: { label: '학생 고르기', href: studentPaths.students },
    },
    backupStep(state),
    {
      title: '2단계 인증',
      isDone: state.hasSecondFactor,
      figure: '2단계 인증',
      why: '비밀번호가 알려져도 다른 사람이 로그인할 수 없습니다. 내 계정에 켭니다.',
      link: { label: '내 계정 열기', href: accountPaths.account },
    },
  ];
}

function lectureWords({ lectures }: SetupState): string {
  return lectures > 0
    ? `강의 ${formatNumber(lectures)}개에 아직 주차가 없습니다. 주차를 추가해야 수업일과 출결표가 생깁니다.`
    : '강의와 요일, 시간을 정하고 주차를 추가하면 시간표와 출결표가 생깁니다.';
}

function enrolWords({ students, lectures }: SetupState): string {
  if (students === 0) return '학생을 먼저 등록해 주세요. 강의에 등록한 학생이 출결표와 성적표에 오릅니다.';
  if (lectures === 0) return '강의를 먼저 만들어 주세요. 강의에 등록한 학생이 출결표와 성적표에 오릅니다.';
  return '강의에 등록한 학생만 출결표와 성적표에 오릅니다. 강의의 ‘수강생’에서 등록합니다.';
}

const enrolLink = ({ students }: SetupState): SetupStep['link'] =>
  students === 0
    ? { label: '학생 등록', href: studentPaths.students }
    : { label: '강의 열기', href: lecturePaths.lectures };

const senderLaw = '발신번호는 전기통신사업법에 따라 본인 확인을 거쳐 미리 등록한 번호만 쓸 수 있습니다.';

function textStep({ texts: { way, wereSent } }: SetupState): SetupStep {
  const step = { title: '문자 발송', figure: '문자 발송', link: { label: '문자 열기', href: smsPaths.messages } };
  if (way === 'solapi') {
    const why = `솔라피로 보낼 준비가 되었습니다. 내 번호로 한 통 보내 도착하는지 확인해 주세요. ${senderLaw}`;
    return { ...step, isDone: wereSent, why };
  }
  const now =
    way === 'outbox' ? '지금은 문자가 나가지 않고 서버의 파일에만 적힙니다.' : '지금은 문자가 나가지 않습니다.';
  const why = `${now} 솔라피의 API 키와 발신번호를 서버 설정에 넣어야 나갑니다. ${senderLaw}`;
  return { ...step, isDone: false, why };
}

function backupStep({ backups }: SetupState): SetupStep {
  const step = { title: '백업', figure: '백업 확인함', link: { label: '시스템 열기', href: systemPaths.system } };
  const open = (why: string): SetupStep => ({ ...step, isDone: false, why });
  if (!backups)
    return open('이 서버는 백업을 하지 않습니다. 고장 나면 모두 잃으니 백업할 곳을 서버 설정에 정해 주세요.');
  const { backedUpAt, checkOk, isElsewhere } = backups;
  if (backedUpAt === null)
    return open('아직 백업이 없습니다. ‘백업’을 바로 실행하면 여섯 시간을 기다리지 않아도 됩니다.');
  if (!isElsewhere)
    return open('백업이 데이터와 같은 디스크에 있어 고장 나면 함께 잃습니다. 다른 디스크를 서버 설정에 정해 주세요.');
  if (checkOk === false) return open('마지막 백업 확인에서 문제가 나왔습니다. 백업을 다시 하고 확인해 주세요.');
  if (checkOk === null) return open('백업은 있지만 아직 복원해 보지 않았습니다. ‘백업 확인’을 한 번 실행해 주세요.');
  return { ...step, isDone: true, why: '' };
}

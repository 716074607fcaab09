/** A word deck: title, description, and its words as `term meaning/also accepted`. */
export interface DeckText {
  title: string;
  description: string;
  words: readonly WordText[];
}

/** A word, its meaning and what else counts as right. */
export interface WordText {
  term: string;
  meaning: string;
  synonyms: string[];
}

/** The decks of the academy, those of the cast first. */
export const decks: readonly DeckText[] = [
  deck(
    '수능 필수 영단어 1',
    '빈도가 높은 낱말 40개',
    `
abandon 버리다/포기하다, absorb 흡수하다, accompany 동반하다/동행하다, accurate 정확한, acquire 얻다/습득하다, adapt 적응하다, adequate 충분한/적절한, admire 감탄하다/존경하다, adopt 채택하다/입양하다, advance 나아가다/발전하다,
affect 영향을 미치다, afford 여유가 있다, aggressive 공격적인, allocate 할당하다/배분하다, alternative 대안, ambiguous 애매한/모호한, analyze 분석하다, anticipate 예상하다/기대하다, apparent 분명한/명백한, appreciate 감사하다/인정하다,
appropriate 적절한/알맞은, approve 승인하다/찬성하다, arise 생기다/발생하다, artificial 인공의/인위적인, assemble 모으다/조립하다, assess 평가하다, assume 가정하다/추정하다, attach 붙이다/첨부하다, attain 달성하다/이루다, attribute 탓으로 돌리다,
authority 권위/권한, available 이용할 수 있는, avoid 피하다, aware 알고 있는/인식하는, barrier 장벽/장애물, benefit 이익/혜택, bias 편견/편향, burden 부담/짐, capacity 용량/능력, cease 중단하다/그치다`,
  ),
  deck(
    '미적분 용어',
    '극한, 미분, 적분의 용어',
    `
limit 극한/극한값, sequence 수열, series 급수, convergence 수렴, divergence 발산, derivative 도함수, differentiation 미분/미분법, differential_coefficient 미분계수, tangent_line 접선, chain_rule 합성함수의 미분법,
implicit_function 음함수, inverse_function 역함수, second_derivative 이계도함수, inflection_point 변곡점, local_maximum 극댓값, local_minimum 극솟값, concave 오목한, convex 볼록한, integral 적분, definite_integral 정적분,
indefinite_integral 부정적분, integrand 피적분함수, integration_by_parts 부분적분/부분적분법, substitution 치환/치환적분, area 넓이, volume 부피, velocity 속도, acceleration 가속도, natural_logarithm 자연로그, radian 라디안/호도법`,
  ),
  deck(
    '확률과 통계 용어',
    '아직 고치는 중',
    `
permutation 순열, combination 조합, binomial_theorem 이항정리, probability 확률, conditional_probability 조건부확률, independent_event 독립사건, exclusive_event 배반사건, complementary_event 여사건, random_variable 확률변수, expected_value 기댓값/평균,
variance 분산, standard_deviation 표준편차, binomial_distribution 이항분포, normal_distribution 정규분포, sample_mean 표본평균, population_mean 모평균, sample 표본, population 모집단, confidence_interval 신뢰구간, estimation 추정`,
  ),
  deck(
    '수능 필수 영단어 2',
    '독해 지문에 자주 나오는 동사와 형용사',
    `
challenge 도전하다/도전, circumstance 상황/환경, claim 주장하다, collapse 무너지다/붕괴하다, combine 결합하다, commit 저지르다/전념하다, compensate 보상하다/보완하다, compete 경쟁하다, complex 복잡한, comprehend 이해하다,
conceal 숨기다/감추다, concentrate 집중하다, conclude 결론을 내리다, conduct 수행하다/실시하다, confirm 확인하다, conflict 갈등/충돌, conform 따르다/순응하다, confront 직면하다/맞서다, consequence 결과, conserve 보존하다/아끼다,
consist 구성되다/이루어지다, constant 끊임없는/일정한, construct 건설하다/구성하다, consume 소비하다/섭취하다, contemporary 현대의/동시대의, contradict 모순되다/반박하다, contribute 기여하다/공헌하다, convert 전환하다/바꾸다, convey 전달하다, convince 확신시키다/설득하다,
cooperate 협력하다/협동하다, crucial 중대한/결정적인, decline 감소하다/거절하다, decrease 줄다/감소하다, dedicate 바치다/헌신하다, define 정의하다, deliberate 의도적인/고의의, demand 요구하다/수요, demonstrate 보여주다/입증하다, deny 부인하다/부정하다,
depend 의존하다/의지하다, deprive 빼앗다/박탈하다, derive 유래하다/얻다, deserve 받을 만하다, desire 바라다/욕구, despite 불구하고, detect 발견하다/감지하다, determine 결정하다, device 장치/기기, devote 바치다/쏟다,
differ 다르다, diminish 줄이다/감소하다, discourage 낙담시키다/막다, distinct 뚜렷한/구별되는, distinguish 구별하다, distribute 분배하다/나눠 주다, diverse 다양한, dominant 지배적인/우세한, doubt 의심하다/의심, durable 오래가는/튼튼한`,
  ),
  deck(
    '수능 필수 영단어 3',
    '추상적인 글에서 흐름을 만드는 낱말',
    `
eager 열망하는/간절한, effective 효과적인, efficient 효율적인, elaborate 정교한, eliminate 없애다/제거하다, embrace 받아들이다/포용하다, emerge 나타나다/드러나다, emphasize 강조하다, enable 가능하게 하다, encounter 마주치다/만나다,
encourage 격려하다/장려하다, endure 견디다/참다, enhance 향상시키다/높이다, enormous 거대한/막대한, ensure 보장하다/확실히 하다, entire 전체의/온, establish 설립하다/확립하다, estimate 추정하다/추산하다, ethical 윤리적인/도덕적인, evaluate 평가하다,
evidence 증거, evolve 진화하다/발전하다, exaggerate 과장하다, examine 조사하다/검토하다, exceed 넘다/초과하다, exclude 제외하다/배제하다, exhaust 지치게 하다/고갈시키다, exist 존재하다, expand 확장하다/확대하다, expose 노출시키다/드러내다,
extend 연장하다/늘리다, extinct 멸종된/사라진, facilitate 촉진하다/쉽게 하다, familiar 익숙한/친숙한, flexible 유연한/융통성 있는, flourish 번창하다/번성하다, focus 초점/집중하다, forbid 금지하다, fragile 깨지기 쉬운/연약한, frequent 잦은/빈번한,
frustrate 좌절시키다, fulfill 이행하다/충족시키다, function 기능/작용하다, fundamental 근본적인/기본적인, gather 모으다/모이다, generate 만들어 내다/발생시키다, generous 너그러운/관대한, genuine 진짜의/진정한, gradual 점진적인/서서히 하는, grasp 움켜쥐다/이해하다,
guarantee 보장하다/보증하다, habitat 서식지, harvest 수확/수확하다, hesitate 망설이다/주저하다, hostile 적대적인, identify 확인하다/식별하다, ignore 무시하다, illustrate 설명하다/예를 들다, imitate 모방하다/흉내 내다, immediate 즉각적인/당면한`,
  ),
  deck(
    '내신 빈출 영단어',
    '고등학교 시험에 자주 나온 낱말',
    `
impact 영향/충격, imply 암시하다/의미하다, impose 부과하다/강요하다, impress 감동시키다/인상을 주다, improve 개선하다/나아지다, incident 사건, include 포함하다, increase 늘다/증가하다, independent 독립적인, indicate 나타내다/가리키다,
indifferent 무관심한, inevitable 피할 수 없는/불가피한, infer 추론하다, influence 영향/영향을 주다, inform 알리다, inherit 물려받다/상속하다, initial 처음의/초기의, innovate 혁신하다, insight 통찰/통찰력, insist 주장하다/고집하다,
inspire 영감을 주다/고무하다, instance 사례/예, instinct 본능, integrate 통합하다, intellectual 지적인, intend 의도하다, intense 강렬한/극심한, interact 상호 작용하다/교류하다, interfere 방해하다/간섭하다, interpret 해석하다,
interrupt 방해하다/중단시키다, invest 투자하다, investigate 조사하다/수사하다, involve 포함하다/관련시키다, isolate 고립시키다/격리하다, justify 정당화하다, labor 노동, lack 부족/부족하다, launch 시작하다/출시하다, legitimate 정당한/합법적인`,
  ),
  deck(
    '어원으로 배우는 영단어',
    '접두사와 어근을 묶어 외우는 낱말',
    `
maintain 유지하다, manufacture 제조하다/생산하다, mature 성숙한, measure 측정하다/조치, mental 정신의/정신적인, migrate 이주하다/이동하다, minimize 최소화하다, miserable 비참한/불행한, modify 수정하다/변경하다, monitor 감시하다/관찰하다,
mutual 서로의/상호의, negative 부정적인, neglect 소홀히 하다/무시하다, negotiate 협상하다, neutral 중립의/중립적인, notion 개념/생각, numerous 수많은/다수의, obey 따르다/복종하다, objective 객관적인/목적, oblige 의무를 지우다,
observe 관찰하다, obstacle 장애물/장애, obtain 얻다/획득하다, obvious 분명한/명백한, occupy 차지하다/점령하다, occur 일어나다/발생하다, oppose 반대하다, optimistic 낙관적인, organize 조직하다/정리하다, originate 비롯되다/유래하다,
overcome 극복하다/이겨 내다, participate 참여하다/참가하다, passive 수동적인/소극적인, perceive 인식하다/지각하다, permanent 영구적인, permit 허락하다/허용하다, perspective 관점/시각, persuade 설득하다, phenomenon 현상, possess 소유하다/지니다,
postpone 미루다/연기하다, potential 잠재력/잠재적인, precise 정확한/정밀한, predict 예측하다/예언하다, prejudice 편견/선입견, preserve 보존하다/지키다, prevail 만연하다/우세하다, prevent 막다/예방하다, principle 원리/원칙, prohibit 금지하다`,
  ),
];

function deck(title: string, description: string, text: string): DeckText {
  const words = text
    .trim()
    .split(/,\s*/)
    .map((entry): WordText => {
      const space = entry.indexOf(' ');
      const [meaning = '', ...synonyms] = entry.slice(space + 1).split('/');
      return { term: entry.slice(0, space).replaceAll('_', ' '), meaning, synonyms };
    });
  return { title, description, words };
}

/** The sentence a person reads for a GraphQL error: the api words refusals in Korean; anything else is a fault, which is not shown. */
export const gqlReason = (message: string): string =>
  /[가-힣]/.test(message) ? message : '요청을 마치지 못했습니다. 잠시 뒤 다시 시도해 주세요.';

/** Of `texts/blog-posts.ts`. */
export const blogHindi: Readonly<Record<string, string>> = {
  "A Night Between Two Flights & What to Do With It": "दो उड़ानों के बीच की एक रात, और उसका क्या करें",
  "Most people meet Delhi twice: once on the way in, once on the way out, and both times through glass. A connection of nine hours or more is long enough to do better. It is long enough for a garden, a tomb, a real dinner and six hours of sleep in the dark, provided that somebody has thought about the order. We have watched a good many travellers get it right, and some get it wrong. This is what the first kind had in common.":
    "ज़्यादातर लोग दिल्ली से दो बार मिलते हैं: एक बार आते हुए, एक बार जाते हुए, और दोनों बार शीशे के पार से। दो उड़ानों के बीच नौ घंटे या उससे ज़्यादा हों तो इससे कहीं बेहतर हो सकता है। इतने में एक बाग़, एक मक़बरा, ढंग का रात का खाना और अँधेरे में छह घंटे की नींद आ जाती है, बशर्ते किसी ने क्रम सोच रखा हो। हमने बहुत-से यात्रियों को यह ठीक से करते देखा है, और कुछ को चूकते हुए। पहली तरह के यात्रियों में जो बातें एक-सी थीं, वे ये हैं।",
}

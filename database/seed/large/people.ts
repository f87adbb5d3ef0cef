// Chosen by number, so that the same number is always the same person.

export const firstNames = (
  "Aarav Aditi Ajay Akash Alia Amrita Anand Ananya Anil Anjali Arjun Arun Asha Bhavna Chetan Deepa Devika Dhruv " +
  "Divya Farhan Fatima Gaurav Gayatri Harish Hema Imran Indira Ishaan Jaya Jyoti Kabir Kamala Karan Kavita Kiran " +
  "Lakshmi Leela Madhav Manish Maya Meera Mohan Nandini Neha Nikhil Nisha Omkar Pooja Pradeep Priya Rahul Rajesh " +
  "Ramesh Rani Ravi Rekha Ritu Rohan Sanjay Sarita Shreya Simran Sunil Tara Uma Varun Vidya Vikram Yash Zubin"
).split(" ")

export const lastNames = (
  "Agarwal Ahluwalia Ahmed Bakshi Banerjee Bhatt Bose Chatterjee Chauhan Chopra Dalal Das Desai Deshpande Dhillon " +
  "Dutta Fernandes Gandhi Ghosh Gill Goswami Grover Gupta Iyengar Iyer Jadhav Jain Joshi Kapoor Kaur Khan Khanna " +
  "Kulkarni Kumar Malhotra Mathur Mehra Mehta Menon Mishra Mistry Mukherjee Nair Naidu Pandey Patel Patil Pillai " +
  "Prasad Qureshi Rao Rathore Reddy Roy Saxena Sen Shah Sharma Shetty Singh Sinha Srinivasan Subramaniam Thakur " +
  "Tiwari Tripathi Varghese Varma Venkatesan Yadav"
).split(" ")

export const places = [
  ["Mumbai", "Maharashtra", "4000"],
  ["New Delhi", "Delhi", "1100"],
  ["Bengaluru", "Karnataka", "5600"],
  ["Hyderabad", "Telangana", "5000"],
  ["Chennai", "Tamil Nadu", "6000"],
  ["Kolkata", "West Bengal", "7000"],
  ["Pune", "Maharashtra", "4110"],
  ["Ahmedabad", "Gujarat", "3800"],
  ["Jaipur", "Rajasthan", "3020"],
  ["Lucknow", "Uttar Pradesh", "2260"],
  ["Kochi", "Kerala", "6820"],
  ["Chandigarh", "Chandigarh", "1600"],
] as const
